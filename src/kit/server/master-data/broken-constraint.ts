import type { Language } from "#kit/contract/language.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { texts } from "#kit/text.ts";
import { refuse } from "../refusals/refuse.ts";
import type { Source } from "./sql/read.ts";

interface DatabaseFault {
	readonly code?: string;
	readonly constraint?: string;
}

const duplicateKey = "23505";
const brokenReference = "23503";

/** Runs a write; what the database's constraints refuse becomes a refusal that names the field. */
export async function writing(
	{ table, data }: Source,
	language: Language,
	write: () => Promise<void>,
): Promise<void> {
	try {
		await write();
	} catch (error) {
		const { code, constraint = "" } = error as DatabaseFault;
		const { errors } = texts[language];
		const at = (field: string, text: string) => ({ details: [{ field, text }] });
		if (code === duplicateKey) {
			const field = table.unique[constraint];
			if (field === undefined) throw error;
			refuse(masterRefusals.duplicate, at(field, errors.DUPLICATE));
		}
		if (code === brokenReference) {
			const field = Object.keys(data.fields).find(
				(name) => constraint === `${table.name}_tenant_id_${table.columns[name]}_fkey`,
			);
			if (field === undefined) throw error;
			refuse(masterRefusals.referenceNotFound, at(field, errors.REFERENCE_NOT_FOUND));
		}
		throw error;
	}
}

/** Runs a deletion; an entry that something is linked with stays. */
export async function deleting({ data }: Source, write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if ((error as DatabaseFault).code !== brokenReference) throw error;
		refuse(data.inUse);
	}
}

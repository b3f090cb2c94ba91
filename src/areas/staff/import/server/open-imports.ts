import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { type ImportKind, type ImportMapping, importFields } from "#domain/import/import-fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { nameOfColumn, type PersonImport } from "#kit/server/person-import/person-import.ts";
import type { Services } from "#kit/server/services.ts";
import type { Session } from "#kit/server/session.ts";

interface Importing {
	readonly services: Pick<Services, "imports">;
	readonly session: Session;
}

/** What features let tables say of people, of those that the session may write somewhere. */
export function openImports({ services, session }: Importing): readonly PersonImport[] {
	const { permissions, uiFeatures } = session;
	return services.imports.filter(
		({ permission, level = "WRITE", feature }) =>
			holdsAnywhere(permissions, permission, level) &&
			(feature === undefined || uiFeatures.includes(feature)),
	);
}

/** Their columns, as they are chosen from. */
export function openColumns(importing: Importing & { readonly language: Language }) {
	return openImports(importing)
		.flatMap(({ columns }) => columns)
		.map((column) => ({ field: column.field, name: nameOfColumn(column, importing.language) }));
}

/** The fields of a mapping that there are not, or that the session may not write. */
export function closedFields(importing: Importing, kind: ImportKind, mapping: ImportMapping) {
	const own: readonly string[] = importFields[kind];
	const declared = openImports(importing).flatMap(({ columns }) => columns);
	const open = new Set([...own, ...(kind === "PEOPLE" ? declared.map(({ field }) => field) : [])]);
	const isCustom = (field: string) => kind === "PEOPLE" && customKeyOf(field) !== undefined;
	return Object.keys(mapping).filter((field) => !open.has(field) && !isCustom(field));
}

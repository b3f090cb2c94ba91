import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import { useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import {
	type ColumnField,
	type ImportField,
	type ImportKind,
	importFields,
	neededFields,
} from "#domain/import/import-fields.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export interface MappedField {
	readonly field: ColumnField;
	readonly name: string;
	/** Without its column nothing can be imported. */
	readonly isNeeded: boolean;
}

/** What a column may mean: the fields of the kind, and for people the custom ones by their names. */
export function useMappedFields(kind: ImportKind): readonly MappedField[] {
	const { fields: words } = useTexts(texts);
	const { fields } = useCustomFields("USER");
	const mayPersonal = useMay("contracts.manage", "WRITE");
	const own: readonly ImportField[] = importFields[kind];
	const needed = neededFields[kind];
	return [
		...own.map((field) => ({
			field,
			name: words[field],
			isNeeded: needed.includes(field),
		})),
		...(kind === "PEOPLE" ? fields : [])
			.filter(({ isPersonal }) => mayPersonal || !isPersonal)
			.map(({ key, name }) => ({
				field: customName(key),
				name,
				isNeeded: false,
			})),
	];
}

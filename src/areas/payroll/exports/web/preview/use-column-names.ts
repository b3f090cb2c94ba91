import { useFieldWords } from "#areas/payroll/wage-files/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { ExportPreview } from "./file-view.tsx";

interface ColumnName {
	readonly short: string;
	readonly name: string;
	/** What may stand there; null where the layout alone says it. */
	readonly meaning: string | null;
}

/** What the columns of a file are called: DATEV's fields by their description, others by their titles. */
export function useColumnNames({ type, columns }: ExportPreview): readonly ColumnName[] {
	const { short, plainFields } = useTexts(texts);
	const fields = useFieldWords();
	return columns.map(({ name, title }): ColumnName => {
		if (type === "PLAIN" || !(name in short)) {
			const own = title || plainFields[name as keyof typeof plainFields];
			return { short: own, name: own, meaning: null };
		}
		const known = name as keyof typeof short;
		return { short: short[known], name: fields[known].name, meaning: fields[known].meaning };
	});
}

import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { CustomRow } from "./custom-list.ts";
import type { DescribedField } from "./use-custom-fields.ts";

interface Given extends CustomRow {
	readonly fields: readonly DescribedField[];
}

/** Custom values line by line. */
export function CustomFacts({ fields, custom, customNames }: Given) {
	const print = usePrintCustom(customNames);
	return (
		<Facts>
			{fields.map((field) => (
				<Fact key={field.key} label={field.name}>
					{print(field, custom[field.key])}
				</Fact>
			))}
		</Facts>
	);
}

/** How custom values are printed. */
export function usePrintCustom(customNames: CustomRow["customNames"]) {
	const t = useTexts(texts).values;
	const format = useFormat();
	return ({ type, options }: DescribedField, value: unknown): string => {
		// a flag that nobody set is a no
		if (type === "BOOLEAN") return value === true ? t.yes : t.no;
		if (value === undefined || value === null || value === "") return t.none;
		switch (type) {
			case "NUMBER":
				return format.amount(Number(value));
			case "DATE":
				return format.date(String(value));
			case "OPTION":
				return options.find(({ id }) => id === value)?.name ?? t.gone;
			case "USER":
				return customNames[String(value)] ?? t.gone;
			default:
				return String(value);
		}
	};
}

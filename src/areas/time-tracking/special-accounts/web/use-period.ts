import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Says days as words: "ab 01.04.2026", "01.04.2026 bis 31.12.2026". */
export function usePeriod(): (from: string, to: string | null) => string {
	const t = useTexts(texts).rules;
	const format = useFormat();
	return (from, to) =>
		to === null ? t.since(format.date(from)) : t.range(format.date(from), format.date(to));
}

import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Says days as words: "ab 01.01.2027", "01.01.2026 bis 31.12.2026". */
export function useDays(): (from: string, to: string | null) => string {
	const t = useTexts(texts).detail;
	const format = useFormat();
	return (from, to) =>
		to === null ? t.from(format.date(from)) : t.range(format.date(from), format.date(to));
}

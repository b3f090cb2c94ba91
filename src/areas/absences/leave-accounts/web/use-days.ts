import { type Format, useFormat } from "#kit/web/format/format.ts";

/** Prints days as they travel. Example: "20" → "20,0"; "8.3333" → "8,33"; "-0.5" → "−0,5" */
export type PrintDays = (days: string, options?: { readonly sign?: boolean }) => string;

export function useDays(): PrintDays {
	const format = useFormat();
	return (days, options) => printDays(Number(days), format, options);
}

/** One decimal, two where there are more. */
export function printDays(
	days: number,
	format: Pick<Format, "number">,
	{ sign = false }: { readonly sign?: boolean } = {},
): string {
	const tenths = days * 10;
	const text = format.number(days, Math.abs(tenths - Math.round(tenths)) < 1e-6 ? 1 : 2);
	return sign && days > 0 ? `+${text}` : text;
}

import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./amount-text.ts";
import { type AmountStyle, printAmount, sayAmount } from "./print-amount.ts";

/** Amounts of leave accounts in the reader's language and format of hours. */
interface Amounts {
	/** "20,0"; "160:30 h" */
	readonly print: (written: string, style?: AmountStyle) => string;
	/** "20,0 Tage"; "160:30 h" */
	readonly say: (written: string, style?: AmountStyle) => string;
}

export function useAmounts(): Amounts {
	const format = useFormat();
	const words = useTexts(texts);
	return {
		print: (written, style) => printAmount(written, format, style),
		say: (written, style) => sayAmount(written, format, words, style),
	};
}

import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { factorName } from "./factor-options.ts";

export function FactorView({ item }: { readonly item: { readonly factor: FreeFactor } }) {
	const { factors } = useTexts(texts);
	return <>{factorName(factors, item.factor)}</>;
}

import { useTexts } from "#kit/web/texts.ts";
import type { Geolocation } from "../contract.ts";
import { texts } from "../text.ts";

/** For whom a place counts: the company, or the name of the site or unit. */
export function ScopeView({ item }: { readonly item: Pick<Geolocation, "scope" | "placeName"> }) {
	const { scope } = useTexts(texts).master.options;
	return <>{item.placeName ?? scope[item.scope]}</>;
}

import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Geolocation } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export function RadiusView({ item }: { readonly item: Pick<Geolocation, "radius"> }) {
	const { metres } = useTexts(german, english).form;
	const format = useFormat();
	return <>{`${format.number(item.radius, 0)} ${metres}`}</>;
}

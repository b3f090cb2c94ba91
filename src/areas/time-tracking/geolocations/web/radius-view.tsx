import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Geolocation } from "../contract.ts";
import { texts } from "../text.ts";

export function RadiusView({ item }: { readonly item: Pick<Geolocation, "radius"> }) {
	const { metres } = useTexts(texts).form;
	const format = useFormat();
	return <>{`${format.number(item.radius, 0)} ${metres}`}</>;
}

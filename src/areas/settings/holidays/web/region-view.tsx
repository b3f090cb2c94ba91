import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useRegions } from "./use-regions.ts";

export function RegionView({ item }: { readonly item: { readonly region: string | null } }) {
	const { noRegion } = useTexts(german, english);
	const { nameOf } = useRegions();
	return <>{item.region === null ? noRegion : nameOf(item.region)}</>;
}

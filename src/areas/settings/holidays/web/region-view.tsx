import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useRegions } from "./use-regions.ts";

export function RegionView({ item }: { readonly item: { readonly region: string | null } }) {
	const { noRegion } = useTexts(texts);
	const { nameOf } = useRegions();
	return <>{item.region === null ? noRegion : nameOf(item.region)}</>;
}

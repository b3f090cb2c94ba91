import { useHolidayPlaces } from "./use-holiday-places.ts";

export function SiteView({ item }: { readonly item: { readonly siteId: string | null } }) {
	const { nameOf } = useHolidayPlaces();
	return <>{nameOf(item.siteId)}</>;
}

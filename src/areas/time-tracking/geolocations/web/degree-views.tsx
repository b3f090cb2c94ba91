import { useFormat } from "#kit/web/format/format.ts";
import type { Geolocation } from "../contract.ts";
import { degreeDecimals } from "./degree-decimals.ts";

interface Given {
	readonly item: Pick<Geolocation, "latitude" | "longitude">;
}

export function LatitudeView({ item }: Given) {
	const format = useFormat();
	return <>{format.number(item.latitude, degreeDecimals)}</>;
}

export function LongitudeView({ item }: Given) {
	const format = useFormat();
	return <>{format.number(item.longitude, degreeDecimals)}</>;
}

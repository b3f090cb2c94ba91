const zoom = 17;

/** Shows a point on OpenStreetMap; only who follows the link asks anything of it. */
export function mapAddress(latitude: number, longitude: number): string {
	const at = `${latitude}/${longitude}`;
	const point = new URLSearchParams({
		mlat: String(latitude),
		mlon: String(longitude),
	});
	return `https://www.openstreetmap.org/?${point}#map=${zoom}/${at}`;
}

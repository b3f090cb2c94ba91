import type { Position } from "./waiting-booking.ts";

const longest = 20_000;

/**
 * Where this device is; null when that cannot be told (no permission, no signal, too late).
 *
 * @throws the signal's reason once it is aborted: whatever is found afterwards is discarded
 */
export function locate(signal: AbortSignal): Promise<Position | null> {
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), {
			once: true,
		});
		if (!("geolocation" in navigator)) {
			resolve(null);
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
			() => resolve(null),
			{ enableHighAccuracy: true, maximumAge: 0, timeout: longest },
		);
	});
}

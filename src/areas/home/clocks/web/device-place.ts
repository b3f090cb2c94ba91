export interface DevicePlace {
	readonly latitude: number;
	readonly longitude: number;
}

const patience = 30_000;

/**
 * Where this device is; null when it cannot or must not say so.
 *
 * @throws AbortError when `signal` says that nobody wants to know any more
 */
export function devicePlace(signal: AbortSignal): Promise<DevicePlace | null> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		signal.addEventListener("abort", () => reject(signal.reason), {
			once: true,
		});
		if (navigator.geolocation === undefined) {
			resolve(null);
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({ latitude: coords.latitude, longitude: coords.longitude }),
			() => resolve(null),
			{ enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
		);
	});
}

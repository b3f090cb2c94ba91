export interface DevicePosition {
	readonly latitude: number;
	readonly longitude: number;
	/** Metres. */
	readonly accuracy: number;
}

/** Why the browser does not tell where the device is. */
export type LocateFailure = "DENIED" | "UNAVAILABLE" | "TIMEOUT";

const longest = 20_000;
const failures: Readonly<Record<number, LocateFailure>> = {
	1: "DENIED",
	3: "TIMEOUT",
};

/** Asks the browser where this device is, or why that cannot be told. */
export function locateDevice(): Promise<DevicePosition | LocateFailure> {
	return new Promise((resolve) => {
		if (!("geolocation" in navigator)) {
			resolve("UNAVAILABLE");
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
			({ code }) => resolve(failures[code] ?? "UNAVAILABLE"),
			{ enableHighAccuracy: true, maximumAge: 0, timeout: longest },
		);
	});
}

import { useEffect, useRef, useState } from "react";
import { degreeDecimals } from "../contract.ts";

/** Why the browser does not tell where the device is. */
type LocateFailure = "DENIED" | "UNAVAILABLE" | "TIMEOUT";

const longest = 20_000;
const failures: Readonly<Record<number, LocateFailure>> = { 1: "DENIED", 3: "TIMEOUT" };

type Locating =
	| { readonly state: "idle" | "waiting" }
	| { readonly state: "taken"; readonly accuracy: number }
	| { readonly state: "failed"; readonly why: LocateFailure };

const idle: Locating = { state: "idle" };

/** Finds this device once it is asked to; what is found after cancelling is discarded. */
export function useLocating(onTake: (latitude: number, longitude: number) => void) {
	const [locating, setLocating] = useState<Locating>(idle);
	const current = useRef(0);
	useEffect(
		() => () => {
			current.current++;
		},
		[],
	);
	const start = async () => {
		const mine = ++current.current;
		setLocating({ state: "waiting" });
		const found = await locateDevice();
		if (mine !== current.current) return;
		if (typeof found === "string") {
			setLocating({ state: "failed", why: found });
			return;
		}
		onTake(rounded(found.latitude), rounded(found.longitude));
		setLocating({ state: "taken", accuracy: found.accuracy });
	};
	const cancel = () => {
		current.current++;
		setLocating(idle);
	};
	return { locating, start, cancel };
}

interface DevicePosition {
	readonly latitude: number;
	readonly longitude: number;
	/** Metres. */
	readonly accuracy: number;
}

/** Asks the browser where this device is, or why that is not known. */
function locateDevice(): Promise<DevicePosition | LocateFailure> {
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

function rounded(degrees: number): number {
	return Number(degrees.toFixed(degreeDecimals));
}

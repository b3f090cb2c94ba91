import { useEffect, useRef, useState } from "react";
import { degreeDecimals } from "./degree-decimals.ts";
import { type LocateFailure, locateDevice } from "./locate-device.ts";

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

function rounded(degrees: number): number {
	return Number(degrees.toFixed(degreeDecimals));
}

import { useState } from "react";
import { createRoot } from "react-dom/client";
import { pickUnits } from "#kit/ui/picker/units/pick-units.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { PlainList } from "./plain-list.tsx";
import { sampleUnits } from "./sample-units.ts";

/** `?show=picker|floor&units=500`; opens when asked to, so that the time can be taken. */
const query = new URLSearchParams(location.search);
const units = sampleUnits(Number(query.get("units") ?? 500));
/** Three chosen units far below: everything above them is open at once. */
const value = units.slice(-3).map(({ id }) => id);

function Stage() {
	const [isShown, setShown] = useState(false);
	const open = () => pickUnits({ units, value, multi: true, withBelow: true });
	const isFloor = query.get("show") === "floor";
	Object.assign(globalThis, { mountNow: () => (isFloor ? setShown(true) : void open()) });
	return isShown ? <PlainList units={units} /> : null;
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<UiProvider colorScheme="light">
		<main>
			<Stage />
		</main>
	</UiProvider>,
);

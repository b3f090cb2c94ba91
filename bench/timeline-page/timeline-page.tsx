import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Timeline } from "#kit/ui/timeline/timeline.tsx";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { PlainRows } from "./plain-rows.tsx";
import { sampleCoverage, sampleTeam, year } from "./sample-team.ts";

/** `?people=500&zoom=YEAR|MONTH&show=floor|whole&theme=dark`; mounts when asked to, so that the time can be taken. */
const query = new URLSearchParams(location.search);
const team = sampleTeam(Number(query.get("people") ?? 500));
const zoom = query.get("zoom") === "MONTH" ? "MONTH" : "YEAR";
const theme = query.get("theme") === "dark" ? "dark" : "light";
const coverage = { title: "Besetzung", note: "mindestens 400", days: sampleCoverage() };
const words = { label: "Urlaubsplanung", corner: { title: "500 Personen", note: "Rest in Tagen" } };
const nothing = () => undefined;

function Stage() {
	const [isShown, setShown] = useState(false);
	Object.assign(globalThis, { mountNow: () => setShown(true) });
	if (!isShown) return null;
	const floor = query.get("show");
	if (floor !== null) return <PlainRows {...team} isWhole={floor === "whole"} />;
	return (
		<Timeline
			{...team}
			{...words}
			range={year}
			zoom={zoom}
			coverage={coverage}
			height="fill"
			onOpen={nothing}
			onCreate={nothing}
			onMove={nothing}
			onExtend={nothing}
		/>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(
	<UiProvider colorScheme={theme}>
		<main style={{ height: "100vh", padding: 16, boxSizing: "border-box" }}>
			<Stage />
		</main>
	</UiProvider>,
);

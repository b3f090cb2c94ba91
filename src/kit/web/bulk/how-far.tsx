import { Button } from "@mantine/core";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./how-far.css";

interface Given {
	readonly tried: number;
	readonly all: number;
	readonly stop: () => void;
}

/** How many of several have been tried, and the way out: what was done stays. */
export function HowFar({ tried, all, stop }: Given) {
	const t = useTexts(texts);
	const howFar = t.howFar(String(tried), String(all));
	return (
		<>
			<progress className="how-far" max={all} value={tried} aria-label={howFar} />
			<span>{howFar}</span>
			<Button variant="default" onClick={stop}>
				{t.stop}
			</Button>
		</>
	);
}

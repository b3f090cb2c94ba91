import { useEffect, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./states.css";

const delayMs = 150;

/** Something is on its way; silent for a moment, so that quick answers do not flicker. */
export function LoadingState() {
	const t = useTexts(texts);
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLong(true), delayMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div className="state-box" role="status" data-loading>
			{isLong && (
				<>
					<span className="state-spinner" aria-hidden />
					<p>{t.loading}</p>
				</>
			)}
		</div>
	);
}

import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";

interface Given {
	/** As of `at`. */
	readonly seconds: number;
	/** ISO instant of the server. */
	readonly at: string;
	readonly isTicking: boolean;
	readonly label: string;
}

/** Hours and minutes, the seconds quieter. Nothing else is drawn anew each second. */
export function ClockDigits({ seconds, at, isTicking, label }: Given) {
	const now = useNow();
	const format = useFormat();
	const passed = isTicking ? Math.max(0, Math.floor((now - Date.parse(at)) / 1000)) : 0;
	const face = format.clock(seconds + passed);
	return (
		<span className="digits" role="timer" aria-live="off" aria-label={`${label} ${face}`}>
			{face.slice(0, -3)}
			<small>{face.slice(-3)}</small>
		</span>
	);
}

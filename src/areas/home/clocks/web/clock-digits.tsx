import { useNow } from "../../../../kit/web/clock.ts";
import { useFormat } from "../../../../kit/web/format.ts";

interface Given {
	/** Seconds at an instant of the server's clock. */
	readonly secondsAt: (now: number) => number;
	readonly label: string;
	/** 46 px; else the size of the text around it. */
	readonly large?: boolean;
}

/** Hours and minutes, the seconds quieter. Only these digits are drawn anew each second. */
export function ClockDigits({ secondsAt, label, large }: Given) {
	const format = useFormat();
	const face = format.clock(secondsAt(useNow()));
	return (
		<span
			className={large ? "clock-digits large" : "clock-digits"}
			role="timer"
			aria-live="off"
			aria-label={`${label} ${face}`}
		>
			<span aria-hidden>
				<b>{face.slice(0, -3)}</b>
				<i>{face.slice(-3)}</i>
			</span>
		</span>
	);
}

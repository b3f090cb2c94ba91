import { useNow } from "../../../../kit/web/clock.ts";
import { useFormat } from "../../../../kit/web/format.ts";

interface Given {
	/** Seconds at an instant of the server's clock. */
	readonly secondsAt: (now: number) => number;
}

/** Hours in the chosen hour format, going along with the clock. */
export function ClockHours({ secondsAt }: Given) {
	const format = useFormat();
	return <>{format.hours(Math.floor(secondsAt(useNow()) / 60))}</>;
}

import { StateTag } from "../../../../kit/ui/tag/state-tag.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { TimeTracking } from "../../../time-tracking/entries/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import "./to-dos.css";

/** Entries that wait for something, each with what it waits for. */
export function TrackingList({
	trackings,
}: {
	readonly trackings: readonly TimeTracking[];
}) {
	return (
		<ul className="tracking-list">
			{trackings.map((tracking) => (
				<Item key={tracking.id} tracking={tracking} />
			))}
		</ul>
	);
}

function Item({ tracking }: { readonly tracking: TimeTracking }) {
	const t = useTexts(german, english);
	const format = useFormat();
	const { begin, end, zone, day, activity, duration, openSteps } = tracking;
	const steps = openSteps.map((step) => t.steps[step]).join(" · ");
	return (
		<li>
			<p>
				<b>{format.day(day)}</b>
				<span className="tracking-times">
					{`${format.time(begin, zone)} – ${end === null ? t.running : format.time(end, zone)}`}
				</span>
				<span>
					<i className="tracking-dot" style={{ background: activity.color }} />
					{activity.name}
				</span>
			</p>
			<p className="tracking-side">
				{duration !== null && (
					<b>
						<span className="visually-hidden">{`${t.duration} `}</span>
						{format.hours(Math.floor(duration / 60))}
					</b>
				)}
				<StateTag state={tracking.state} />
			</p>
			{(steps !== "" || tracking.changeRequest !== null) && (
				<p className="tracking-steps">{steps || t.change}</p>
			)}
		</li>
	);
}

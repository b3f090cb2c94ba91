import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import "./activities.css";

interface Given {
	readonly item: { readonly name: string; readonly color: string };
}

/** The name after its colour, as calendars and clocks know it. */
export function ActivityName({ item: { name, color } }: Given) {
	return (
		<span className="activity-name">
			<ColorDot color={color} />
			{name}
		</span>
	);
}

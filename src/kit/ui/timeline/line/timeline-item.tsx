// biome-ignore-all lint/a11y/useSemanticElements: items stand where their days are, which cells of a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { IconX } from "@tabler/icons-react";
import { type CSSProperties, memo } from "react";
import { leastForEnds } from "../drag/grip-ends.ts";
import type { PlacedItem } from "../layout/lay-lines.ts";
import type { TimelineModel } from "../use-timeline.ts";
import { itemWordsThatFit } from "./words-that-fit.ts";
import "./timeline-item.css";

interface Given {
	readonly placed: PlacedItem;
	readonly model: TimelineModel;
	readonly isSelected: boolean | undefined;
	/** It is somewhere else for the moment. */
	readonly isAway: boolean;
	readonly hasTwoLines: boolean;
	/** It can be extended by its ends. */
	readonly hasEnds: boolean;
}

/** Pixels that stay free at both sides, and that the shortest one has. */
const gap = 1;
const least = 4;
/** Wider than this, at the usual size of type, its words go along while its begin is out of sight. */
const long = 160;

/** One item on its days. */
export const TimelineItemBar = memo(function TimelineItemBar(given: Given) {
	const { placed, model, isSelected, isAway, hasTwoLines, hasEnds } = given;
	const { item, begin, end } = placed;
	const left = Math.max(0, begin) * model.dayWidth + gap;
	const width = Math.max(
		least,
		(Math.min(model.days, end) - Math.max(0, begin)) * model.dayWidth - 2 * gap,
	);
	const words = model.words.item(item);
	const fitting = itemWordsThatFit(item, width / model.sizes.scale, hasTwoLines);
	return (
		<div
			role="gridcell"
			className="timeline-item"
			data-item={item.id}
			data-state={item.state}
			data-draft={item.isDraft || undefined}
			data-vacant={item.isVacant || undefined}
			data-proposal={item.proposal}
			data-conflict={item.conflict !== undefined || undefined}
			data-blank={fitting === undefined || undefined}
			data-ends={(hasEnds && !item.isFixed && width >= leastForEnds) || undefined}
			data-fixed={item.isFixed || undefined}
			data-away={isAway || undefined}
			data-two-lines={hasTwoLines || undefined}
			data-long={width > long * model.sizes.scale || undefined}
			aria-label={words}
			aria-selected={isSelected}
			aria-colindex={Math.max(0, Math.floor(begin)) + 2}
			style={itemStyle(placed, model, left, width)}
		>
			{fitting && (
				<span className="timeline-item-words" aria-hidden>
					{fitting.hasIcon && <ItemIcon item={item} />}
					{fitting.isShort ? <b data-short={fitting.label} /> : <b>{fitting.label}</b>}{" "}
					{fitting.note &&
						(fitting.isNoteShort ? (
							<small data-short={fitting.note} />
						) : (
							<small>{fitting.note}</small>
						))}
				</span>
			)}
			{item.conflict !== undefined && <i className="timeline-conflict" />}
		</div>
	);
});

function ItemIcon({ item: { icon, state } }: { readonly item: PlacedItem["item"] }) {
	const Shape = state === "REJECTED" ? IconX : icon;
	return Shape && <Shape size={13} stroke={1.8} aria-hidden />;
}

function itemStyle(
	{ item, lane }: PlacedItem,
	{ sizes }: TimelineModel,
	left: number,
	width: number,
): CSSProperties {
	return {
		left,
		width,
		top: lane * sizes.lane + sizes.rowGap - 1,
		height: sizes.lane - sizes.rowGap + 3,
		...(item.tone !== undefined && { "--tone": item.tone }),
	} as CSSProperties;
}

import { Button } from "@mantine/core";
import { IconBan, IconDots, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { Avatar } from "../../avatar.tsx";
import { ActionsMenu } from "../../data-grid/menu/actions-menu.tsx";
import { IconButton } from "../../icon-button.tsx";
import { StateTag } from "../../tag/state-tag.tsx";
import { newRange, placeOfItem } from "../drag/dragged-place.ts";
import { isShortDay } from "../layout/cover-cells.ts";
import { cutToRange } from "../layout/head-cells.ts";
import type { TimelineGiven, TimelineItem, TimelineRow } from "../timeline-given.ts";
import { type TimelineWords, useTimelineWords } from "../words.ts";
import { firstParts, type ListPart, listParts } from "./list-parts.ts";
import "./timeline-list.css";

/** Items that are told at once; more come when asked for. */
const itemsAtOnce = 60;

/** The same as a list, for where days have no room beside each other: row by row what lies on its days. */
export function TimelineList({ given }: { readonly given: TimelineGiven }) {
	const words = useTimelineWords();
	const [most, setMost] = useState(itemsAtOnce);
	const parts = useMemo(() => listParts(given), [given]);
	const { shown, isCut } = firstParts(parts, most);
	return (
		<section className="timeline-list" aria-label={given.label}>
			<ShortDays given={given} words={words} />
			{shown.map((part) => (
				<Part key={part.group?.id ?? ""} part={part} given={given} words={words} />
			))}
			{isCut && (
				<Button variant="default" onClick={() => setMost(most + itemsAtOnce)}>
					{words.t.list.more}
				</Button>
			)}
		</section>
	);
}

interface PartGiven {
	readonly part: ListPart;
	readonly given: TimelineGiven;
	readonly words: TimelineWords;
}

function Part({ part, given, words }: PartGiven) {
	const { group, rows, idle } = part;
	const bands = (given.bands ?? []).filter(
		(band) =>
			(band.groupId ?? group?.id) === group?.id && cutToRange(band, given.range) !== undefined,
	);
	return (
		<div className="timeline-list-part">
			{group && (
				<h2>
					{group.name} {group.note && <small>{group.note}</small>}
				</h2>
			)}
			{bands.map((band) => (
				<p key={band.id} className="timeline-list-band">
					<IconBan size={14} stroke={2} aria-hidden />
					<span>
						{band.label} {words.range(band)}
					</span>
				</p>
			))}
			{rows.map(({ row, items }) => (
				<Row key={row.id} row={row} items={items} given={given} words={words} />
			))}
			{idle > 0 && <p className="timeline-list-idle">{words.t.list.none(idle)}</p>}
		</div>
	);
}

interface RowGiven extends Omit<PartGiven, "part"> {
	readonly row: TimelineRow;
	readonly items: readonly TimelineItem[];
}

function Row({ row, items, given, words }: RowGiven) {
	const { onCreate, mayPut } = given;
	const first = firstDay(given);
	const place = newRange({ rowId: row.id, day: first }, first);
	const mayCreate = mayPut?.(place, undefined) ?? true;
	return (
		<div className="timeline-list-row" data-marked={row.isMarked || undefined}>
			<div className="timeline-list-head">
				{row.person && <Avatar {...row.person} size={26} />}
				<b>{row.name}</b>
				{row.figure !== undefined && (
					<span className="timeline-figure" data-alert={row.isAlert || undefined}>
						<b>{row.figure}</b> {row.ofFigure && <small>{row.ofFigure}</small>}
					</span>
				)}
				{onCreate && mayCreate && (
					<IconButton
						icon={IconPlus}
						label={words.t.list.createFor(row.name)}
						onClick={() => onCreate(place)}
					/>
				)}
			</div>
			<ul>
				{items.map((item) => (
					<Item key={item.id} item={item} given={given} words={words} />
				))}
			</ul>
		</div>
	);
}

/** Something new begins today where that is in sight. */
function firstDay({ today, range: { from, to } }: TimelineGiven) {
	return today !== undefined && today >= from && today <= to ? today : from;
}

interface ItemGiven extends Omit<PartGiven, "part"> {
	readonly item: TimelineItem;
}

function Item({ item, given, words }: ItemGiven) {
	const actions = given.menu?.({ place: placeOfItem(item), item, items: [item] }) ?? [];
	return (
		<li
			className="timeline-list-item"
			data-draft={item.isDraft || undefined}
			data-vacant={item.isVacant || undefined}
			style={item.tone === undefined ? undefined : ({ "--tone": item.tone } as object)}
		>
			<button type="button" onClick={() => given.onOpen?.(item)}>
				<span>
					<b data-cancelled={item.state === "CANCELLED" || undefined}>{item.label}</b>
					<small>
						{[
							words.place(placeOfItem(item)),
							item.note,
							item.proposal && words.t.proposal[item.proposal],
						]
							.filter(Boolean)
							.join(" · ")}
					</small>
					{item.conflict && <small className="timeline-list-conflict">{item.conflict}</small>}
				</span>
				{item.isVacant ? (
					<small>{words.t.vacant}</small>
				) : (
					item.state !== "APPROVED" && <StateTag state={item.state} label={item.stateLabel} />
				)}
			</button>
			<ActionsMenu name={words.item(item)} actions={actions.map(asAction)} />
		</li>
	);
}

function asAction({
	run,
	icon,
	...action
}: ReturnType<NonNullable<TimelineGiven["menu"]>>[number]) {
	return {
		id: action.id,
		label: action.label,
		icon: icon ?? IconDots,
		run: () => run(),
		isDisabled: action.isDisabled ?? false,
		isDanger: action.isDanger ?? false,
	};
}

/** Days on which fewer are there than needed: where nobody sees the foot, it is told first. */
function ShortDays({ given, words }: Omit<PartGiven, "part">) {
	const short = (given.coverage?.days ?? []).filter(
		(one) => isShortDay(one) && one.day >= given.range.from && one.day <= given.range.to,
	);
	if (short.length === 0) return null;
	const { t, day: dayWords } = words;
	return (
		<div className="timeline-list-short">
			<b>{given.coverage?.shortTitle ?? t.list.short}</b>
			<ul>
				{short.slice(0, itemsAtOnce).map(({ day, count, needed = 0, missing, lacks }) => (
					<li key={day}>
						{dayWords(day)}{" "}
						<b>
							{lacks ?? (missing === undefined ? t.covered(count, needed) : t.missing(missing))}
						</b>
					</li>
				))}
			</ul>
		</div>
	);
}

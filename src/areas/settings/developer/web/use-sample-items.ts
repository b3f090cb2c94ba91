import { IconEye, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type {
	TimelineActions,
	TimelineItem,
	TimelinePlace,
	TimelineSpot,
} from "#kit/ui/timeline/timeline-given.ts";
import { useTimelineWords } from "#kit/ui/timeline/words.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as galleryTexts } from "../text.ts";
import { texts } from "./timeline-text.ts";

/** Items that follow what somebody does with them. */
export function useSampleItems(first: readonly TimelineItem[]) {
	const { timeline: t } = useTexts(texts);
	const words = useTimelineWords();
	const [items, setItems] = useState(first);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [told, setTold] = useState("");
	const drop = (gone: readonly TimelineItem[]) => {
		const ids = new Set(gone.map(({ id }) => id));
		setItems((before) => before.filter(({ id }) => !ids.has(id)));
	};
	const put = ({ id }: TimelineItem, place: TimelinePlace) =>
		setItems((before) => before.map((one) => (one.id === id ? movedTo(one, place) : one)));
	const add = (item: Partial<TimelineItem>, place: TimelinePlace) =>
		setItems((before) => [...before, newItem(item, place, t.leave, before.length)]);
	const tell = (item: TimelineItem) => setTold(words.item(item));
	const menu = useSampleMenu(tell, drop);
	const actions: TimelineActions = {
		onOpen: tell,
		onCreate: (place) => add({}, place),
		onMove: (item, place, isCopy) => (isCopy ? add(item, place) : put(item, place)),
		onExtend: put,
		onDelete: drop,
		onSelect: setSelected,
		menu,
	};
	return { items, selected, told, actions };
}

function movedTo(item: TimelineItem, place: TimelinePlace): TimelineItem {
	const { startsAtNoon: _begin, endsAtNoon: _end, ...rest } = item;
	return { ...rest, ...place };
}

function newItem(
	item: Partial<TimelineItem>,
	place: TimelinePlace,
	label: string,
	nth: number,
): TimelineItem {
	const usual = { state: "PLANNED", label, tone: "var(--shift-leave)" } as const;
	return { ...usual, ...item, ...place, id: `n${nth}` };
}

function useSampleMenu(
	open: (item: TimelineItem) => void,
	drop: (items: readonly TimelineItem[]) => void,
) {
	const { grid } = useTexts(galleryTexts);
	return ({ item, items }: TimelineSpot) =>
		item === undefined
			? []
			: [
					{ id: "open", label: grid.open, icon: IconEye, run: () => open(item) },
					{
						id: "remove",
						label: grid.remove,
						icon: IconTrash,
						isDanger: true,
						run: () => drop(items),
					},
				];
}

import { useMemo } from "react";
import {
	absencesCreate,
	absencesEdit,
	ofChangedAbsence,
	ofNewAbsence,
} from "#areas/absences/requests/web/panels.ts";
import type { TypedAbsence } from "#areas/absences/requests/web/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { typedValues } from "#kit/ui/drafts/typed-values.ts";
import { useOpenPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { isSamePlace, placeOfItem } from "#kit/ui/timeline/drag/dragged-place.ts";
import type { TimelineGiven, TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AbsenceCalendar } from "../contract.ts";
import { texts } from "../text.ts";
import { lookOf } from "./use-calendar-given.ts";

type Rows = Pick<TimelineGiven, "items" | "rows">;
type Shown = Pick<TimelineGiven, "items" | "rows"> & Partial<Pick<TimelineGiven, "reveal">>;
type Kinds = AbsenceCalendar["activities"];

/** An absence as it is to be; of whose person or kind nothing is known where the form says it. */
type Wanted = Pick<TypedAbsence, "from" | "to"> & Partial<Omit<TypedAbsence, "from" | "to">>;

/**
 * Items with the one that a panel asks about and that is not sent yet; in sight beside that, and its row marked. It follows what is typed there, and
 * until the form is there lies where it was dropped.
 */
export function useDraft({ items, rows }: Rows, kinds: Kinds | undefined): Shown {
	const t = useTexts(texts);
	// undefined without a form
	const typed = useStore(typedValues).get("absence");
	const { panels } = useOpenPanels();
	const open = panels.find(({ id }) => id === absencesEdit.id || id === absencesCreate.id);
	return useMemo(() => {
		const wanted: Wanted | null =
			typed === undefined ? droppedOf(open, kinds ?? []) : JSON.parse(typed ?? "null");
		const draft = wanted && draftOf(wanted, items, t.draft);
		if (!draft || !rows.some(({ id }) => id === draft.rowId)) return { items, rows };
		const { rowId, from, to } = draft;
		const reveal = { rowId, from, to, covered: absencesEdit.width as number };
		const marked = rows.map((row) => (row.id === rowId ? { ...row, isMarked: true } : row));
		return { items: [...items, draft], rows: marked, reveal };
	}, [items, rows, kinds, typed, open, t]);
}

/** What a panel was opened with. */
function droppedOf(
	open: { readonly id: string; readonly params: unknown } | undefined,
	kinds: Kinds,
): Wanted | null {
	const { id, ...moved } = ofChangedAbsence.safeParse(open?.params).data ?? {};
	if (id !== undefined) return withDays({ ...moved, absenceId: id } as Partial<Wanted>);
	const { activityId, ...asked } = ofNewAbsence.safeParse(open?.params).data ?? {};
	const kind = kinds.find((one) => one.id === activityId);
	return withDays({ ...asked, ...(kind && { kind }) } as Partial<Wanted>);
}

function withDays({ from, to, ...more }: Partial<Wanted>): Wanted | null {
	return from === undefined || to === undefined ? null : { ...more, from, to };
}

/** @returns undefined where nothing would be another */
function draftOf(
	{ absenceId, userId, kind, ...wanted }: Wanted,
	items: readonly TimelineItem[],
	untold: string,
): TimelineItem | undefined {
	const held = items.find(({ id }) => id === absenceId);
	const rowId = held?.rowId ?? userId;
	if (rowId === undefined) return undefined;
	const draft: TimelineItem = {
		...(held === undefined ? { state: "REQUESTED", label: untold } : lookAgain(held)),
		...(kind && lookOf(kind)),
		...hoursOf(wanted),
		rowId,
		from: dayOfIso(wanted.from),
		to: dayOfIso(wanted.to),
		id: `${absenceId ?? ""} draft`,
		startsAtNoon: wanted.fromPart === "SECOND_HALF",
		endsAtNoon: wanted.toPart === "FIRST_HALF",
		isDraft: true,
		isFixed: true,
	};
	return held && isAlike(held, draft) ? undefined : draft;
}

/** What stays of an absence that lies elsewhere. */
function lookAgain({ state, label, short, tone, icon }: TimelineItem) {
	return { state, label, ...(short && { short }), ...(tone && { tone }), ...(icon && { icon }) };
}

function hoursOf({ beginMinutes: begin = null, endMinutes: end = null }: Omit<Wanted, "kind">) {
	return begin === null || end === null ? {} : { beginMinute: begin, endMinute: end };
}

function isAlike(one: TimelineItem, other: TimelineItem): boolean {
	return (
		isSamePlace(placeOfItem(one), placeOfItem(other)) &&
		one.beginMinute === other.beginMinute &&
		one.endMinute === other.endMinute &&
		one.label === other.label
	);
}

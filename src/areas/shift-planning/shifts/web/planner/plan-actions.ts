import { IconCalendarCog, IconCalendarOff, IconPlus, IconUserPlus } from "@tabler/icons-react";
import { workspacesTemplateException } from "#areas/shift-planning/templates/web/panels.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type {
	HeldOver,
	PlaceHint,
	TimelineActions,
	TimelineItem,
	TimelinePlace,
} from "#kit/ui/timeline/timeline-given.ts";
import type { ShiftPlan } from "../../contract.ts";
import { shiftsCreate, shiftsDetail } from "../panels.ts";
import type { texts } from "../text.ts";
import { alikeKey, alikeVacancies, vacancyFor } from "./demand/alike-vacancies.ts";
import { fillVacancy } from "./demand/fill-vacancy.ts";
import type { Vacancy } from "./demand/read-demand.ts";
import type { hintOfChanges } from "./hint-of-changes.ts";
import { likeFor, type ShiftPattern } from "./patterns.ts";
import {
	alikeKey as openKey,
	openRow,
	type PlannedShift,
	type PlanView,
	rowOf,
} from "./plan-items.ts";
import { type Changes, changePlan } from "./plan-moves.ts";
import { isPlanner } from "./plan-rows.ts";
import { readerActions, whyItem } from "./reader-actions.ts";
import { removeItems } from "./remove-items.ts";
import { apart, shiftMenu } from "./shift-menu.ts";

interface Given {
	readonly plan: ShiftPlan;
	readonly shifts: readonly PlannedShift[];
	readonly vacancies: readonly Vacancy[];
	readonly view: PlanView;
	/** Items are moved and extended by their hours. */
	readonly byHours: boolean;
	/** What is drawn into free days. */
	readonly pattern: ShiftPattern | undefined;
	readonly mayDelete: boolean;
	readonly t: Words<typeof texts>;
}

/** What can be done in the plan, by mouse and by keys. */
export function planActions(given: Given): TimelineActions {
	return isPlanner(given.plan) ? plannerActions(given) : readerActions(given);
}

function plannerActions(given: Given): TimelineActions {
	const { shifts, plan, t } = given;
	const byId = new Map(shifts.map((one) => [one.id, one]));
	const vacant = new Map(given.vacancies.map((one) => [one.id, one]));
	const nameOf = namesOf(plan);
	const changesOf = (held: HeldOver) => changesBy(held, byId, given);
	const change = (title: string, changes: Changes) => void changePlan(title, changes, nameOf);
	const meant = (items: readonly TimelineItem[]) =>
		items.flatMap(({ id }) => byId.get(id) ?? []).filter(({ mayPlan }) => mayPlan);
	const { skip, remove } = removersOf({ meant, vacant, change }, given);
	return {
		asksFirst: true,
		onOpen: ({ id }) => {
			const vacancy = vacant.get(id);
			if (vacancy !== undefined) openVacancy(vacancy);
			else if (byId.has(id)) openPanel(shiftsDetail, { id });
		},
		onCreate: (place) => create(place, given, change),
		onMove: (item, place, isCopy) => {
			const vacancy = vacant.get(item.id);
			if (vacancy) fill(vacancy, place, given);
			const changes = changesOf({ item, place, isCopy });
			if (changes !== undefined) change(isCopy ? t.doing.copy : t.doing.move, changes);
		},
		hintOf: (held, signal) => hintOf(changesOf(held), nameOf, signal),
		...(given.byHours && { onExtend: extending(byId, t, change) }),
		onDelete: remove,
		mayPut: (place, item) => mayPut(place, item, given),
		menu: ({ item, items, place }) => {
			const vacancy = vacant.get(item?.id ?? "");
			if (vacancy !== undefined) return vacancyMenu(vacancy, given, () => skip(items));
			const own = meant(items);
			if (item === undefined || own.length === 0)
				return freeMenu(t, () => create(place, given, change));
			const removing = given.mayDelete && { remove: () => remove(items) };
			return shiftMenu(item.id, own, { whole: wholeOf(own, given), t, change, ...removing });
		},
	};
}

interface Known {
	/** Shifts among items that may be changed. */
	readonly meant: (items: readonly TimelineItem[]) => readonly PlannedShift[];
	readonly vacant: ReadonlyMap<string, Vacancy>;
	readonly change: Change;
}

/** Leave out what is demanded, and delete shifts together with it. */
function removersOf({ meant, vacant, change }: Known, given: Given) {
	const needed = (items: readonly TimelineItem[]) =>
		items.flatMap(({ id }) => vacant.get(id) ?? []).flatMap((one) => changeable(one, given));
	return {
		skip: (items: readonly TimelineItem[]) =>
			void removeItems({ shifts: [], vacancies: needed(items) }, change),
		remove: (items: readonly TimelineItem[]) => {
			const shifts = given.mayDelete ? wholeOf(meant(items), given) : [];
			void removeItems({ shifts, vacancies: needed(items) }, change);
		},
	};
}

const wholeOf = (own: readonly PlannedShift[], given: Given) =>
	own.flatMap((one) => alikeOf(one, given));

/** Of open ones that lie on each other what is done with the one that is seen is done with all of them. */
function alikeOf(shift: PlannedShift, { shifts, view }: Given): readonly PlannedShift[] {
	if (view !== "PEOPLE" || shift.userId !== null) return [shift];
	const key = openKey(shift);
	return shifts.filter((one) => one.userId === null && openKey(one) === key);
}

/** Of those that lie together the one at a workspace of the person's department. */
function fill(vacancy: Vacancy, { rowId }: TimelinePlace, { vacancies, plan, t }: Given): void {
	const unitId = plan.people.find(({ id }) => id === rowId)?.unitId;
	const alike = alikeVacancies(vacancies).get(alikeKey(vacancy)) ?? [vacancy];
	const meant = vacancyFor(unitId, alike, plan) ?? vacancy;
	void fillVacancy(t.doing.fill, meant, rowId, namesOf(plan));
}

function freeMenu({ create: label }: Given["t"], run: () => void) {
	return [{ id: "create", label, icon: IconPlus, run }];
}

function extending(byId: ReadonlyMap<string, PlannedShift>, { doing }: Given["t"], change: Change) {
	return ({ id }: TimelineItem, place: TimelinePlace) => {
		const shift = byId.get(id);
		if (shift === undefined) return;
		change(doing.extend, [{ id, version: shift.version, values: timesIn(place) }]);
	};
}

const openVacancy = ({ iso, itemId }: Vacancy) => openPanel(shiftsCreate, { day: iso, itemId });

function vacancyMenu(vacancy: Vacancy, given: Given, skip: () => void): MenuItem[] {
	const { menu } = given.t;
	const { workspaceId, itemId, iso: day } = vacancy;
	const differ = () => openPanel(workspacesTemplateException, { workspaceId, itemId, day });
	const mayChange = changeable(vacancy, given).length > 0;
	const item = (id: string, label: string, icon: MenuItem["icon"], run: () => void) =>
		({ id, label, icon, run }) as MenuItem;
	const told = whyItem(vacancy, given.t);
	return mayChange
		? [
				item("fill", menu.fill, IconUserPlus, () => openVacancy(vacancy)),
				told,
				item("differ", menu.differ, IconCalendarCog, differ),
				{
					...item("skip", menu.skip, IconCalendarOff, skip),
					...{ isDanger: true, beginsPart: true },
				},
			]
		: [told];
}

/** What is done with the one that is seen is done with all that lie beneath it, as far as one plans their workspaces. */
function changeable(vacancy: Vacancy, { vacancies, view, plan }: Given): readonly Vacancy[] {
	const planned = new Set(plan.workspaces.flatMap(({ id, mayPlan }) => (mayPlan ? [id] : [])));
	const all = view === "PEOPLE" ? alikeVacancies(vacancies).get(alikeKey(vacancy)) : [vacancy];
	return (all ?? [vacancy]).filter(({ workspaceId }) => planned.has(workspaceId));
}

export function namesOf({ people }: ShiftPlan): (userId: string) => string | undefined {
	const names = new Map(
		people.map(({ id, firstName, lastName }) => [id, `${lastName}, ${firstName}`]),
	);
	return (userId) => names.get(userId);
}

type Change = (title: string, changes: Changes) => void;

/** A part of its own: the words of all rules are many. */
async function hintOf(
	changes: Changes | undefined,
	...given: DropFirst<Parameters<typeof hintOfChanges>>
): Promise<PlaceHint | undefined> {
	return changes && (await import("./hint-of-changes.ts")).hintOfChanges(changes, ...given);
}

type DropFirst<Given extends readonly unknown[]> = Given extends [unknown, ...infer Rest]
	? Rest
	: never;

/** What letting go would do; nothing where a form would ask first. */
function changesBy(
	{ item, place, isCopy }: HeldOver,
	byId: ReadonlyMap<string, PlannedShift>,
	given: Given,
): Changes | undefined {
	if (item === undefined) return drawn(place, given);
	const shift = byId.get(item.id);
	if (shift === undefined) return undefined;
	const values = { ...placed(place, shift, given), ...(isCopy && apart) };
	return [isCopy ? { copyOf: shift.id, values } : { id: shift.id, version: shift.version, values }];
}

/** Days filled by a pattern. */
function drawn({ rowId, from, to }: TimelinePlace, given: Given): Changes | undefined {
	const { pattern, view, plan } = given;
	const person = plan.people.find(({ id }) => id === rowId);
	const like = pattern && likeFor(pattern, person?.unitId, plan);
	if (like === undefined || view !== "PEOPLE") return undefined;
	const userId = person?.id ?? null;
	return Array.from({ length: to - from + 1 }, (_, nth) => ({
		...{ copyOf: like.id },
		values: { ...apart, day: isoOfDay((from + nth) as LocalDay), userId },
	}));
}

/** A pattern fills the days at once; without one the form asks. */
function create(place: TimelinePlace, given: Given, change: Change): void {
	const { rowId, from } = place;
	const { view, t } = given;
	const changes = drawn(place, given);
	if (changes !== undefined) {
		change(t.doing.draw, changes);
		return;
	}
	openPanel(shiftsCreate, {
		day: isoOfDay(from),
		...(view === "PEOPLE" && rowId !== openRow && { userId: rowId }),
		...(view === "WORKSPACES" && { workspaceId: rowId }),
		...(view === "ACTIVITIES" && { activityId: rowId }),
	});
}

/** The day it begins on, and its times where it was put somewhere by hours. */
function timesIn({ from, to, beginMinute, endMinute }: TimelinePlace) {
	const day = isoOfDay(from);
	if (beginMinute === undefined || endMinute === undefined) return { day };
	return { day, beginMinute, endMinute: (to - from) * 1440 + endMinute };
}

/** What of a shift is another where it was dropped. */
function placed(place: TimelinePlace, shift: PlannedShift, { view }: Given) {
	const { rowId, from } = place;
	const day = isoOfDay(from);
	if (rowId === rowOf(view, shift)) return timesIn(place);
	if (view === "WORKSPACES") return { day, workspaceId: rowId };
	if (view === "ACTIVITIES") return { day, activityId: rowId };
	return { day, userId: rowId === openRow ? null : rowId };
}

/** The server says it again; dragging where nothing can be planned would only mislead. */
function mayPut(
	{ rowId, from, to }: TimelinePlace,
	item: TimelineItem | undefined,
	{ plan, view }: Given,
): boolean {
	// what is missing is given to a person, on its own day
	if (item?.isVacant && (view !== "PEOPLE" || rowId === openRow || from !== item.from))
		return false;
	if (view !== "PEOPLE") return item === undefined || !item.isFixed;
	if (rowId === openRow) return true;
	const person = plan.people.find(({ id }) => id === rowId);
	if (person?.mayPlan !== true) return false;
	const { entryDate, exitDate } = person;
	const isAfterEntry = entryDate === null || from >= dayOfIso(entryDate);
	return isAfterEntry && (exitDate === null || to <= dayOfIso(exitDate));
}

import { IconAlarm, IconMessageQuestion, IconMessageReply } from "@tabler/icons-react";
import type { MatterToDo } from "#areas/time-tracking/approvals/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useEntriesById, useRecentEntries } from "../list/use-entries.ts";

/** Entries that somebody asks about before deciding. */
const asked: MatterToDo<TimeTracking> = {
	icon: IconMessageReply,
	tone: "req",
	useTitle: () => useTexts(texts).toDos.asked,
	useLine: (ids) => useTexts(texts).toDos.count(ids.length),
	load: async () => (await import("./entry-to-do-lists.tsx")).asked,
};

/** Entries whose activity asks for a reason that nobody has given yet. */
const needsReason: MatterToDo<TimeTracking> = {
	icon: IconMessageQuestion,
	tone: "req",
	useTitle: () => useTexts(texts).toDos.needsReason.title,
	useLine: (ids) => {
		const format = useFormat();
		const t = useTexts(texts).toDos;
		const { entries } = useEntriesById(ids, t.needsReason.context);
		const oldest = entries?.length === ids.length ? entries.at(-1) : undefined;
		return oldest
			? t.needsReason.oldestFrom(ids.length, format.day(oldest.day))
			: t.count(ids.length);
	},
	load: async () => (await import("./entry-to-do-lists.tsx")).needsReason,
};

/** Entries that nobody ended, and what becomes of them. */
const autoFinished: MatterToDo<TimeTracking> = {
	icon: IconAlarm,
	tone: "rej",
	useTitle: () => useTexts(texts).toDos.autoFinished.title,
	useLine: (ids) => {
		const format = useFormat();
		const t = useTexts(texts).toDos;
		const { data } = useRecentEntries();
		const { end, zone } = data?.timeTrackings.find(({ id }) => ids.includes(id)) ?? {};
		return end
			? t.autoFinished.lastAt(format.day(end, zone), format.time(end, zone))
			: t.count(ids.length);
	},
	load: async () => (await import("./entry-to-do-lists.tsx")).autoFinished,
};

/** What of one's own entries waits for oneself. */
export const entryToDos = { asked, needsReason, autoFinished };

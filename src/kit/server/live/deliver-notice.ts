import {
	type LiveMessage,
	type LiveTopic,
	type OrganisationType,
	organisationTypes,
} from "#kit/contract/live.ts";
import type { Notice } from "./announcer.ts";
import {
	hearsOf,
	isForEverybody,
	watchesColleagues,
	watchesEverywhere,
	watchesPlace,
} from "./audience.ts";
import type { JobMessages } from "./job-messages.ts";
import type { LiveRoom } from "./live-room.ts";
import type { LiveStream } from "./live-stream.ts";
import type { Places } from "./places.ts";

/** What delivery works with. */
export interface NoticeDesk {
	readonly places: Places;
	readonly jobs: JobMessages;
	send(streams: Iterable<LiveStream>, message: LiveMessage): void;
}

/**
 * Brings one notice to those connections of its tenant that may know of it.
 *
 * @returns settles when all have been sent to; nothing when they have been already
 */
export function deliverNotice(desk: NoticeDesk, room: LiveRoom, notice: Notice) {
	const { kind, userId } = notice;
	// between servers only: sessions that ended hear of it by the check that this notice causes
	if (kind === "SESSIONS" || kind === "ROLES") return undefined;
	if (isOrganisation(kind)) {
		desk.send(room.streams, { kind: "organisation", type: kind });
	} else if (kind === "JOBS" || kind === "JOB_PROGRESS") {
		if (userId !== undefined && room.ofUser(userId).size > 0) return desk.jobs.add(notice, userId);
	} else if (notice.sessionId !== undefined) {
		const { sessionId } = notice;
		const own = [...room.streams].filter((one) => one.sessionId === sessionId);
		desk.send(own, changeMessage(kind, notice));
	} else if (userId === undefined && notice.unitId === undefined) {
		deliverGeneral(desk, room, kind, notice);
	} else {
		return deliverChange(desk, room, kind, notice);
	}
	return undefined;
}

/** To everybody, who need not know of which record; or to those who may see such records. */
function deliverGeneral(desk: NoticeDesk, room: LiveRoom, topic: LiveTopic, notice: Notice) {
	const { ids: _, ...unnamed } = notice;
	if (isForEverybody(topic)) return desk.send(room.streams, changeMessage(topic, unnamed));
	const listeners = [...room.streams].filter(({ permissions }) => hearsOf(permissions, topic));
	desk.send(listeners, changeMessage(topic, notice));
}

/** To the person at once; to those who watch her place as soon as the place is known. */
function deliverChange(desk: NoticeDesk, room: LiveRoom, kind: LiveTopic, notice: Notice) {
	const { userId } = notice;
	const message = changeMessage(kind, notice);
	const own = userId === undefined ? nobody : room.ofUser(userId);
	desk.send(own, message);
	const others = room.watchers(kind).filter((stream) => !own.has(stream));
	const [everywhere, somewhere] = split(others, (stream) =>
		watchesEverywhere(stream.permissions, kind),
	);
	desk.send(everywhere, message);
	if (somewhere.length === 0) return undefined;
	return desk.places.of(notice).then(
		(place) => {
			const [there, elsewhere] = split(somewhere, (one) =>
				watchesPlace(one.permissions, kind, place),
			);
			desk.send(there, message);
			const { ids: _, ...unnamed } = notice;
			const colleagues = elsewhere.filter(
				(one) => one.unitId === place.ownUnitId && watchesColleagues(one.permissions, kind),
			);
			desk.send(colleagues, changeMessage(kind, unnamed));
		},
		// the database is away: browsers fetch again once it is back
		() => {},
	);
}

const nobody: ReadonlySet<LiveStream> = new Set();

function changeMessage(topic: LiveTopic, notice: Notice): LiveMessage {
	return {
		kind: "change",
		topic,
		ids: [...(notice.ids ?? [])],
		...(notice.userId === undefined ? {} : { userId: notice.userId }),
		...(notice.unitId === undefined ? {} : { unitId: notice.unitId }),
		...(notice.update === undefined ? {} : { update: notice.update }),
	};
}

function isOrganisation(kind: string): kind is OrganisationType {
	return (organisationTypes as readonly string[]).includes(kind);
}

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
	const yes: T[] = [];
	const no: T[] = [];
	for (const item of items) (test(item) ? yes : no).push(item);
	return [yes, no];
}

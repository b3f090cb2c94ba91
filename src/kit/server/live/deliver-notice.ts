import { type LiveMessage, type OrganisationType, organisationTypes } from "#kit/contract/live.ts";
import type { Notice } from "./announcer.ts";
import { watchesEverywhere, watchesPlace } from "./audience.ts";
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
export function deliverNotice(
	desk: NoticeDesk,
	room: LiveRoom,
	notice: Notice,
): Promise<void> | undefined {
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
		desk.send(own, changeMessage(notice));
	} else if (userId === undefined && notice.unitId === undefined) {
		desk.send(room.streams, changeMessage(notice));
	} else {
		return deliverChange(desk, room, notice);
	}
	return undefined;
}

/** To the person at once; to those who watch her place as soon as the place is known. */
function deliverChange(desk: NoticeDesk, room: LiveRoom, notice: Notice) {
	const { kind, userId } = notice;
	const message = changeMessage(notice);
	const own = userId === undefined ? nobody : room.ofUser(userId);
	desk.send(own, message);
	const others = room.watchers(kind).filter((stream) => !own.has(stream));
	const [everywhere, somewhere] = split(others, (stream) =>
		watchesEverywhere(stream.permissions, kind),
	);
	desk.send(everywhere, message);
	if (somewhere.length === 0) return undefined;
	return desk.places.of(notice).then(
		(place) =>
			desk.send(
				somewhere.filter((one) => watchesPlace(one.permissions, kind, place)),
				message,
			),
		// the database is away: browsers fetch again once it is back
		() => {},
	);
}

const nobody: ReadonlySet<LiveStream> = new Set();

function changeMessage(notice: Notice): LiveMessage {
	return {
		kind: "change",
		topic: notice.kind,
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

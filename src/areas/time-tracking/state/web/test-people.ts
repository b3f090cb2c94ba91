import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { type contract, type PresentPerson, presenceStatuses } from "../contract.ts";

const idOf = (last: number) => `01a1fd2c-47a0-70d1-9a38-0000000004${last}`;

function person(
	last: number,
	lastName: string,
	firstName: string,
	change: Partial<PresentPerson>,
): PresentPerson {
	return {
		id: idOf(last),
		firstName,
		lastName,
		unitId: idOf(90),
		unitName: "Station 2",
		zone: "Europe/Berlin",
		status: "OUT",
		since: null,
		leftAt: null,
		activity: null,
		project: null,
		absence: null,
		shift: null,
		...change,
	};
}

export const lena = person(11, "Vogt", "Lena", {
	status: "IN",
	since: "2026-11-20T06:58:00.000Z",
	activity: { name: "Arbeitszeit", color: "#1f8a70" },
	project: { name: "Umbau", nodeName: "Planung" },
	shift: {
		begin: "2026-11-20T07:00:00.000Z",
		end: "2026-11-20T15:00:00.000Z",
		isLate: false,
	},
});
export const piotr = person(12, "Nowak", "Piotr", {
	leftAt: "2026-11-20T05:10:00.000Z",
	unitName: "Nachtdienst",
});
const others = [
	person(13, "Brandt", "Ole", {
		status: "PAUSE",
		since: "2026-11-20T11:00:00.000Z",
		activity: { name: "Pause", color: "#8a5200" },
	}),
	person(14, "Demir", "Aylin", {
		status: "ABSENT",
		absence: { kind: null, until: "2026-11-24" },
	}),
	person(15, "Falk", "Jonas", {
		status: "ABSENT",
		absence: { kind: "LEAVE", until: "2026-11-20" },
	}),
	person(16, "Wirth", "Nele", {
		status: "PLANNED",
		shift: {
			begin: "2026-11-20T10:00:00.000Z",
			end: "2026-11-20T18:00:00.000Z",
			isLate: true,
		},
	}),
];
export const everybody = [lena, piotr, ...others];

type Board = AnswerOf<typeof contract.listPresence>;

/** What the server says when the company consists of these people. */
export function boardOf(people: readonly PresentPerson[], asked: readonly string[] = []): Board {
	const counts = Object.fromEntries(
		presenceStatuses.map((one) => [one, people.filter(({ status }) => status === one).length]),
	) as Board["counts"];
	return {
		people: people.filter(({ id }) => asked.length === 0 || asked.includes(id)),
		counts,
		serverTime: "2026-11-20T12:00:00.000Z",
	};
}

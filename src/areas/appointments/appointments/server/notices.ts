import type { Language } from "#kit/contract/language.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

const group: NoticeGroup = {
	id: "appointments",
	name: [texts["de-DE"].group, texts["en-EN"].group],
};

type ToldOf = {
	readonly title: string;
	/** Day and time in words, German and English. */
	readonly when: readonly [string, string];
	readonly day: string;
};

const at: Readonly<Record<Language, 0 | 1>> = { "de-DE": 0, "en-EN": 1 };

function kindOf(move: "invited" | "moved" | "cancelled") {
	const words = (language: Language) => {
		const t = texts[language][move];
		return {
			name: t.name,
			subject: ({ title }: Told<ToldOf>) => t.subject(title),
			text: ({ when }: Told<ToldOf>) => when[at[language]],
		};
	};
	return defineNotice<ToldOf>({
		id: `appointment.${move}`,
		group,
		usual: "NOW",
		words: { "de-DE": words("de-DE"), "en-EN": words("en-EN") },
		place: ({ day }) => `/home/calendar?date=${day}`,
	});
}

export const appointmentInvited = kindOf("invited");
export const appointmentMoved = kindOf("moved");
export const appointmentCancelled = kindOf("cancelled");

export const notices = [appointmentInvited, appointmentMoved, appointmentCancelled];

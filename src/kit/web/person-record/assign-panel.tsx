import { useRef, useState } from "react";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { type Asked, questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { api } from "../api.ts";
import { changeMany } from "../bulk/change-many.ts";
import { HowFar } from "../bulk/how-far.tsx";
import type { AnyValues } from "../master-data/master-screens.ts";
import type { AssignGiven } from "./assign-picker.ts";
import { PersonFields } from "./person-form.tsx";
import { type PersonScreens, renewRows, usePersonWords } from "./person-screens.ts";
import { usePersonForm } from "./use-person-form.ts";
import "./person-record.css";

/**
 * The form of a row for several people: each gets one by the ordinary operation, so that rights, rules and consequences are
 * those of a row given by hand. Whom it was not possible for is named with the reason; when it was nobody, the form stays.
 */
export function assignPanel(screens: PersonScreens) {
	return questionPanel<AssignGiven, true>((asked) => <AssignForm {...asked} screens={screens} />);
}

type Given = Asked<AssignGiven, true> & { readonly screens: PersonScreens };

function AssignForm({ screens, given: { people }, answer, close }: Given) {
	const t = usePersonWords(screens);
	const { assignTo, tried, stop } = useAssigning(screens, people);
	const form = usePersonForm({
		screens,
		userId: "",
		send: assignTo,
		onSaved: () => answer(true),
		onFailure: () => undefined,
	});
	return (
		<FormPanel
			form={form}
			sub={people.length === 1 ? people[0]?.name : t.people(people.length)}
			saveLabel={t.assign}
			close={close}
			stays
			buttons={form.isSaving && <HowFar tried={tried} all={people.length} stop={stop} />}
		>
			<PersonFields screens={screens} form={form} />
		</FormPanel>
	);
}

function useAssigning(screens: PersonScreens, people: AssignGiven["people"]) {
	const t = usePersonWords(screens);
	const [tried, setTried] = useState(0);
	const stopping = useRef<AbortController>(null);
	const assignTo = async (values: AnyValues) => {
		const { operations } = screens.data;
		stopping.current = new AbortController();
		setTried(0);
		const count = await changeMany({
			rows: people,
			title: t.assign,
			done: t.assigned,
			nameOf: ({ name }) => name,
			renew: () => renewRows(screens),
			change: ({ id: userId }) => api(operations.create, { ...values, userId } as never),
			progress: { onStep: setTried, signal: stopping.current.signal },
		});
		// what was typed stays; the reasons have been shown
		if (count === 0) throw new Error("nobody got a row");
	};
	return { assignTo, tried, stop: () => stopping.current?.abort() };
}

import { useMemo, useState } from "react";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { ChoicePanel } from "#kit/ui/picker/choice-panel.tsx";
import { questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { UserPickList } from "#kit/ui/picker/user-pick-list.tsx";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { useQualificationOptions, useTagOptions } from "../list/use-list-options.ts";
import type { UserPickerGiven } from "./known-users.ts";
import { texts } from "./text.ts";
import { usePickPeople } from "./use-pick-people.ts";

const none: readonly string[] = [];
const all = { pageSize: limits.listLength };

const recentUsers = ownRecentChoices("users");

/** People of the current site, by name, unit, tag and qualification; those chosen lately stand first. */
export default questionPanel<UserPickerGiven, readonly string[]>(function UserPicker({
	given,
	answer,
	close,
}) {
	const t = useTexts(texts);
	const { units } = useUnits();
	const { tags, qualifications, fitting } = useNarrowedUsers();
	const { people, state, refetch } = usePickPeople(given, fitting);
	return (
		<ChoicePanel
			given={given}
			multi
			recent={recentUsers}
			answer={answer}
			state={state}
			refetch={refetch}
			close={close}
		>
			{(list) => (
				<UserPickList
					{...list}
					searchLabel={t.searchHint}
					people={people}
					units={units.length > 1 ? units : undefined}
					moreFilters={
						<>
							{tags.options.length > 0 && <MultiSelectField label={t.tags} {...tags} />}
							{qualifications.options.length > 0 && (
								<MultiSelectField label={t.qualifications} {...qualifications} />
							)}
						</>
					}
				/>
			)}
		</ChoicePanel>
	);
});

interface Narrowing {
	/** None where one may not know them. */
	readonly options: readonly Choice[];
	readonly value: readonly string[];
	readonly onChange: (ids: readonly string[]) => void;
}

interface Narrowed {
	readonly tags: Narrowing;
	readonly qualifications: Narrowing;
	/** Ids of those who fit; undefined while nothing is asked for. */
	readonly fitting: ReadonlySet<string> | undefined;
}

/** What the list of names does not know is asked of the server: who wears a tag, who is qualified. */
function useNarrowedUsers(): Narrowed {
	const [tagIds, setTagIds] = useState(none);
	const [qualificationIds, setQualificationIds] = useState(none);
	const isAsked = tagIds.length + qualificationIds.length > 0;
	const { data } = useApi(
		contract.listUsers,
		{
			...all,
			includeDisabled: true,
			...(tagIds.length > 0 && { tagIds: [...tagIds] }),
			...(qualificationIds.length > 0 && { qualificationIds: [...qualificationIds] }),
		},
		{ enabled: isAsked, keep: true },
	);
	const fitting = useMemo(
		() => (isAsked ? new Set(data?.items.map(({ id }) => id)) : undefined),
		[isAsked, data],
	);
	return {
		tags: { options: useTagOptions(), value: tagIds, onChange: setTagIds },
		qualifications: {
			options: useQualificationOptions(),
			value: qualificationIds,
			onChange: setQualificationIds,
		},
		fitting,
	};
}

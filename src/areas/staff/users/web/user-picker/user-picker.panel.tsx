import { useUnits } from "#areas/staff/units/web/public.ts";
import { MultiSelectField } from "#kit/ui/field/multi-select-field.tsx";
import { ChoicePanel } from "#kit/ui/picker/choice-panel.tsx";
import type { PickerProps } from "#kit/ui/picker/define-picker.ts";
import { GonePanel } from "#kit/ui/picker/gone-panel.tsx";
import { useQuestion } from "#kit/ui/picker/use-question.ts";
import { UserPickList } from "#kit/ui/picker/user-pick-list.tsx";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";
import { useNarrowedUsers } from "./use-narrowed-users.ts";
import { usePickPeople } from "./use-pick-people.ts";
import type { UserPickerGiven } from "./user-picker-given.ts";

const recentUsers = ownRecentChoices("users");

/** People of the current site, by name, unit, tag and qualification; those chosen lately stand first. */
export default function UserPickerPanel(props: PickerProps) {
	const { title } = useTexts(texts);
	const question = useQuestion<UserPickerGiven, readonly string[]>(props);
	if (question === null) return <GonePanel title={title} />;
	return <UserPicker {...question} close={props.close} />;
}

interface Given {
	readonly given: UserPickerGiven;
	readonly answer: (ids: readonly string[]) => void;
	readonly close: () => void;
}

function UserPicker({ given, answer, close }: Given) {
	const t = useTexts(texts);
	const { units } = useUnits();
	const { tags, qualifications, fitting } = useNarrowedUsers();
	const { people, state, refetch } = usePickPeople(given, fitting);
	return (
		<ChoicePanel
			given={given}
			title={t.title}
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
}

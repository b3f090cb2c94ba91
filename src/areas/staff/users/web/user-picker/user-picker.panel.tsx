import { useMemo } from "react";
import { MultiSelectField } from "../../../../../kit/ui/field/multi-select-field.tsx";
import type { PickerProps } from "../../../../../kit/ui/picker/define-picker.ts";
import { GonePanel } from "../../../../../kit/ui/picker/gone-panel.tsx";
import { PickPanel } from "../../../../../kit/ui/picker/pick-panel.tsx";
import { useChoosing } from "../../../../../kit/ui/picker/use-choosing.ts";
import { useQuestion } from "../../../../../kit/ui/picker/use-question.ts";
import { UserPickList } from "../../../../../kit/ui/picker/user-pick-list.tsx";
import {
	ownerOf,
	useSession,
} from "../../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../../kit/web/texts.ts";
import { useUnits } from "../../../units/web/public.ts";
import { recentUsers } from "./recent-users.ts";
import { texts as german } from "./text.de.ts";
import { texts as english } from "./text.en.ts";
import { useNarrowedUsers } from "./use-narrowed-users.ts";
import { usePickPeople } from "./use-pick-people.ts";
import type { UserPickerGiven } from "./user-picker-given.ts";

/** People of the current site, by name, unit, tag and qualification; those chosen lately stand first. */
export default function UserPickerPanel(props: PickerProps) {
	const { title } = useTexts(german, english);
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
	const t = useTexts(german, english);
	const owner = ownerOf(useSession());
	const recent = useMemo(() => recentUsers(owner), [owner]);
	const first = useMemo(() => recent.read(), [recent]);
	const { units } = useUnits();
	const { tags, qualifications, fitting } = useNarrowedUsers();
	const { people, state, refetch } = usePickPeople(given, fitting);
	const { multi = true, title = t.title, value = [] } = given;
	const { chosen, setChosen, take } = useChoosing(
		{ items: [], value, recent },
		answer,
	);
	return (
		<PickPanel
			title={title}
			sub={given.sub}
			count={chosen.length}
			onClear={multi ? () => setChosen([]) : undefined}
			onApply={multi ? () => void take(chosen) : undefined}
			isLoading={state === "loading"}
			onRetry={state === "failed" ? refetch : undefined}
			close={close}
		>
			<UserPickList
				label={title}
				searchLabel={t.searchHint}
				people={people}
				units={units.length > 1 ? units : undefined}
				moreFilters={
					<>
						{tags.options.length > 0 && (
							<MultiSelectField label={t.tags} {...tags} />
						)}
						{qualifications.options.length > 0 && (
							<MultiSelectField label={t.qualifications} {...qualifications} />
						)}
					</>
				}
				value={chosen}
				onChange={setChosen}
				multi={multi}
				recent={first}
				onTake={(id) => void take([id])}
			/>
		</PickPanel>
	);
}

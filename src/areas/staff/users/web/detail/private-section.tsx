import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { addressLines } from "#kit/web/records/address-lines.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersEdit } from "../panels.ts";
import { Facts, PersonSection } from "../person-section.tsx";
import { mayWrite, type User } from "../user.ts";

/** Birth date, private contact and address for whoever reads them; severe disability for whoever may know. */
export function PrivateSection({ user }: { readonly user: User }) {
	const { detail: t, fields, edit } = useTexts(texts);
	const format = useFormat();
	const { id: userId } = user;
	const { data, isPending, refetch } = useApi(contract.getUserPrivateData, {
		userId,
	});
	const date = (day: string | null) => day && format.date(day);
	const change = () => openPanel(usersEdit, { userId, part: "private" }, { stack: "sub" });
	return (
		<PersonSection title={t.privateData} action={mayWrite(user) && { label: t.edit, run: change }}>
			{data !== undefined ? (
				<Facts
					rows={[
						[fields.birthDate, date(data.birthDate)],
						[edit.address, addressLines(data.address).join(", ")],
						[fields.phone, data.contact.phone],
						[fields.mobile, data.contact.mobile],
						[fields.privateMail, data.contact.mail],
						...(data.isHealthMasked
							? []
							: ([
									[fields.severelyDisabledFrom, date(data.severelyDisabledFrom)],
									[fields.severelyDisabledTo, date(data.severelyDisabledTo)],
								] as const)),
					]}
				/>
			) : isPending ? (
				<LoadingState />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PersonSection>
	);
}

import { PersonSection } from "#areas/staff/users/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { PersonMonth } from "./month-days.ts";
import "./account-list.css";

/** What special accounts got in the month; the bars share one scale. */
export function AccountList({ accounts }: { readonly accounts: PersonMonth["specialAccounts"] }) {
	const t = useTexts(texts).month;
	const format = useFormat();
	const most = Math.max(1, ...accounts.map(({ minutes }) => minutes));
	return (
		<PersonSection title={t.accounts}>
			{accounts.length === 0 ? (
				t.noAccounts
			) : (
				<table className="account-list">
					<thead>
						<tr>
							<th scope="col">{t.account}</th>
							<th scope="col">{t.share}</th>
							<th scope="col">{t.columns.times}</th>
							<th scope="col">{t.valued}</th>
						</tr>
					</thead>
					<tbody>
						{accounts.map(({ accountId, name, minutes, factorMinutes }) => (
							<tr key={accountId}>
								<th scope="row">{name}</th>
								<td>
									<span
										className="account-bar"
										style={{ width: `${(minutes / most) * 100}%` }}
										aria-hidden
									/>
								</td>
								<td>{format.hours(minutes)}</td>
								<td>{format.hours(factorMinutes)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</PersonSection>
	);
}

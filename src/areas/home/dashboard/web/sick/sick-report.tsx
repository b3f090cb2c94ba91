import { ReportSickness } from "#areas/absences/requests/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";

type Sickness = NonNullable<AnswerOf<typeof contract.getOverview>["ownSickness"]>;

/** Loaded by itself: only phones have it. */
export default function SickReport({ sickness }: { readonly sickness: Sickness }) {
	return <ReportSickness {...sickness} onSent={() => void renew(contract.getOverview)} />;
}

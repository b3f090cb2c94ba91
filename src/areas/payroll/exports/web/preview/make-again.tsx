import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { ApiError } from "#kit/web/api-error.ts";
import { attempt } from "#kit/web/attempt.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewFiles } from "./file-foot.tsx";

/** A file of the same lines again; where it would be another, that is asked aloud first. */
export async function makeAgain(id: string): Promise<void> {
	const t = currentTexts(texts).made;
	await attempt({
		context: t.again,
		renew: renewFiles,
		act: async () => {
			const differs = await differences(id);
			if (differs === null) {
				toast({ type: "positive", title: t.same });
				return;
			}
			const details = (
				<ul className="wage-differs">
					{differs.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			);
			const asked = { title: t.again, text: t.differs, details, confirm: t.replace };
			if ((await confirm({ ...asked, size: "wide" })) === null) return;
			await api(contract.repeatPayrollExport, { id, accept: true });
		},
	});
}

/** Lines that would differ; null where none would. */
async function differences(id: string): Promise<readonly string[] | null> {
	try {
		await api(contract.repeatPayrollExport, { id });
		return null;
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "WAGE_FILE_DIFFERS") throw error;
		return error.details.map(({ text }) => text);
	}
}

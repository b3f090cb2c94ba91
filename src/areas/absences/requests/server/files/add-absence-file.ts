import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import { keepFiles } from "#kit/server/files/sql.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	absenceFileGone,
	absenceFilesTooMany,
	absenceOver,
	mostFiles,
} from "../../contract/files.ts";
import type { contract } from "../../contract.ts";
import { permission, tracedAs } from "../absence-matter.ts";
import { type HeldAbsence, readAbsence } from "../sql/absence.ts";
import { addFiles, countFiles, uploadedFiles } from "../sql/absence-files.ts";
import { demandFiles, mayChangeFiles, takesFiles } from "./file-access.ts";

/** As they are uploaded for absences. */
const mediaTypes = ["application/pdf", "image/jpeg", "image/png"];

/** Proof comes when it comes: also of what a closed month holds, of which no figure follows from it. */
export const addAbsenceFile: Handler<(typeof contract)["addAbsenceFile"]> = async (
	context,
	{ id, fileId },
) => {
	const { tx, session } = context;
	const absence = await demandFiles(tx, context, id);
	if (!mayChangeFiles(absence, session.userId))
		refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	if (!takesFiles(absence)) refuse(absenceOver);
	await attachFiles(context, absence, [fileId]);
	context.announce({ kind: "ABSENCES", ids: [id], userId: absence.userId });
	return {};
};

type Holder = Pick<HeldAbsence, "id" | "userId" | "classType">;

/** Gives an absence files that who does it has uploaded for it. */
export async function attachFiles(
	context: MatterWriter,
	absence: Holder,
	fileIds: readonly string[],
): Promise<void> {
	if (fileIds.length === 0) return;
	const { tx, tenantId, session, now } = context;
	const { id, userId } = absence;
	// two who add at once are counted one after the other
	await readAbsence(tx, tenantId, id, { isHeld: true });
	const wanted = [...new Set(fileIds)];
	const asked = { ownerId: session.userId, fileIds: wanted, mediaTypes, now };
	const found = await uploadedFiles(tx, tenantId, asked);
	if (found.length < wanted.length) refuse(absenceFileGone);
	const count = await countFiles(tx, tenantId, id);
	if (count + wanted.length > mostFiles) refuse(absenceFilesTooMany);
	await addFiles(tx, tenantId, { absenceId: id, fileIds: wanted, at: now });
	await keepFiles(tx, tenantId, wanted);
	await audit(tx, context, {
		...{ entity: tracedAs(absence), entityId: id, subjectUserId: userId },
		action: "file-added",
		after: { files: found.map(({ name }) => name).join(", ") },
	});
}

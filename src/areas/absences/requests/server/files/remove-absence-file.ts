import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import { deleteFile } from "#kit/server/files/sql.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../../contract.ts";
import { permission, tracedAs } from "../absence-matter.ts";
import { fileOf } from "../sql/absence-files.ts";
import { demandFiles, mayRemove } from "./file-access.ts";

export const removeAbsenceFile: Handler<(typeof contract)["removeAbsenceFile"]> = async (
	context,
	{ id, fileId },
) => {
	const { tx, tenantId, session } = context;
	const absence = await demandFiles(tx, context, id);
	const file = await fileOf(tx, tenantId, { absenceId: id, fileId });
	if (file === undefined) return refuse(commonRefusals.notFound);
	if (!mayRemove(absence, file, session.userId))
		refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	const { userId } = absence;
	await deleteFile(tx, tenantId, fileId);
	await audit(tx, context, {
		...{ entity: tracedAs(absence), entityId: id, subjectUserId: userId },
		action: "file-removed",
		before: { files: file.name },
	});
	context.announce({ kind: "ABSENCES", ids: [id], userId });
	return {};
};

import { holdsAnywhere } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { keyOfKind } from "#domain/import/import-rights.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { countFilesSince, lockUploads } from "#kit/server/files/sql.ts";
import type { UploadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import {
	type contract,
	fileRefusals,
	mostUploads,
	type UploadKind,
	type UploadPurpose,
	uploadsFor,
} from "../contract.ts";
import { ContentInspector } from "./content-inspector.ts";

const dayMs = 24 * 3_600_000;
/** What nobody begins to use is not kept. */
const unusedHours = 1;
const mediaTypes: Record<UploadKind, string> = {
	XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	CSV: "text/csv",
	PDF: "application/pdf",
	JPG: "image/jpeg",
	PNG: "image/png",
};

/** Takes a file for a purpose, chunk by chunk, and believes its content rather than its name. */
export const uploadFile: Handler<typeof contract.uploadFile> = async (
	context,
	{ name, purpose },
) => {
	demandPurpose(context.session, purpose);
	const { upload, request } = context;
	const { kinds, bytes: limit } = uploadsFor[purpose];
	const kind = kinds.find((one) => endings[one].test(name));
	if (upload === undefined) return refuse(commonRefusals.malformed);
	if (kind === undefined) return refuse(fileRefusals.type, { parameters: [kinds.join(", ")] });
	if (Number(request.headers["content-length"] ?? 0) > limit) {
		return refuse(commonRefusals.tooLarge);
	}
	const writer = await open(context, name, kind);
	try {
		const inspector = new ContentInspector(kind);
		// a stream that ends with its reader would take the connection, and the answer, along
		for await (const bytes of upload.iterator({ destroyOnReturn: false })) {
			inspector.see(bytes);
			await writer.write(bytes);
			if (writer.bytes > limit) refuse(commonRefusals.tooLarge);
		}
		if (writer.bytes === 0) refuse(fileRefusals.empty, { parameters: [name] });
		if (!inspector.isWhatItSays()) refuse(fileRefusals.otherContent, { parameters: [name] });
		if (inspector.isActive()) refuse(fileRefusals.active, { parameters: [name] });
		await writer.finish();
	} catch (error) {
		upload.resume();
		context.reply.header("connection", "close");
		await writer.discard();
		throw error;
	}
	return { fileId: writer.id, name, kind, bytes: writer.bytes };
};

async function open(context: UploadContext, name: string, kind: UploadKind): Promise<FileWriter> {
	const { tenantId, now, session } = context;
	const ownerId = session.userId;
	return FileWriter.open(
		{ tenantId, now, transaction: (work) => context.read(work) },
		{ ownerId, name, mediaType: mediaTypes[kind], days: unusedHours / 24 },
		async (tx) => {
			// one after the other, or many at once would all be below the limits
			await lockUploads(tx, tenantId);
			const counted = await countFilesSince(tx, tenantId, ownerId, new Date(now.getTime() - dayMs));
			const { ofPerson, ofTenant } = mostUploads;
			if (counted.ofOwner >= ofPerson || counted.ofTenant >= ofTenant) refuse(fileRefusals.tooMany);
		},
	);
}

/** What a person adds to her own needs no right. */
const rights: Readonly<Record<UploadPurpose, PermissionKey | null>> = {
	IMPORT_PEOPLE: keyOfKind.PEOPLE,
	IMPORT_UNITS: keyOfKind.UNITS,
	IMPORT_ABSENCES: keyOfKind.ABSENCES,
	ABSENCE: null,
};

function demandPurpose({ permissions }: Session, purpose: UploadPurpose): void {
	const permission = rights[purpose];
	if (permission === null || holdsAnywhere(permissions, permission, "WRITE")) return;
	refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
}

const endings: Readonly<Record<UploadKind, RegExp>> = {
	XLSX: /\.xlsx$/i,
	CSV: /\.(csv|txt|tsv)$/i,
	PDF: /\.pdf$/i,
	JPG: /\.jpe?g$/i,
	PNG: /\.png$/i,
};

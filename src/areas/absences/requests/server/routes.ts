import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { absenceMatter } from "./absence-matter.ts";
import { addAbsenceFile } from "./files/add-absence-file.ts";
import { getAbsenceFile } from "./files/get-absence-file.ts";
import { removeAbsenceFile } from "./files/remove-absence-file.ts";
import { getAbsence } from "./get-absence.ts";
import { getAbsenceStateInfos, listAbsences } from "./list-absences.ts";
import { listAbsencesOf } from "./list-absences-of.ts";
import { previewAbsence } from "./preview-absence.ts";
import { listSubstituteRequests } from "./stand-in/list-substitute-requests.ts";
import {
	approveSubstitute,
	listPossibleSubstitutes,
	rejectSubstitute,
	updateSubstitute,
} from "./stand-in/substitutes.ts";
import { requestAbsence, updateAbsence } from "./write-absence.ts";

export const routes = serve(contract, {
	requestAbsence,
	updateAbsence,
	previewAbsence,
	getAbsence,
	addAbsenceFile,
	getAbsenceFile,
	removeAbsenceFile,
	listAbsences,
	getAbsenceStateInfos,
	listAbsencesOf,
	listSubstituteRequests,
	listPossibleSubstitutes,
	approveSubstitute,
	rejectSubstitute,
	updateSubstitute,
	requestAbsenceState: absenceMatter.request,
	approveAbsence: absenceMatter.approve,
	rejectAbsence: absenceMatter.reject,
	cancelAbsence: absenceMatter.cancel,
	giveAbsenceReason: absenceMatter.giveReason,
	askAboutAbsence: absenceMatter.ask,
	answerAboutAbsence: absenceMatter.answer,
	requestAbsenceChange: absenceMatter.requestChange,
	approveAbsenceChange: absenceMatter.approveChange,
	rejectAbsenceChange: absenceMatter.rejectChange,
	deleteAbsenceChange: absenceMatter.withdrawChange,
});

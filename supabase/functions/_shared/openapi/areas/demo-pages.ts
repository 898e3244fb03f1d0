import { courseDetails, courseList, courseListQuery } from '../../contract/demo/academy.ts'
import { analyticsProjectList, salesDetailList } from '../../contract/demo/dashboards.ts'
import { demoListQuery } from '../../contract/demo/list.ts'
import { vehicleList } from '../../contract/demo/logistics.ts'
import {
  faqGroupList,
  faqQuery,
  helpArticle,
  helpArticleQuery,
  helpCenter,
} from '../../contract/demo/pages.ts'
import { gone, type Operations, ok } from '../operation.ts'

/** Academy, fleet, dashboards, FAQ and help centre. */
export const demoPages: Operations = {
  area: 'academy, fleet, dashboards, help',
  operations: [
    {
      method: 'get',
      path: '/apps/academy/courses',
      summary: 'By courseName or progress.',
      query: courseListQuery,
      answers: ok(courseList),
    },
    {
      method: 'get',
      path: '/apps/academy/course-details',
      summary: 'The course that is taught in full.',
      answers: { ...ok(courseDetails), ...gone },
    },
    {
      method: 'get',
      path: '/apps/logistics/vehicles',
      summary: 'By location, startRoute, endRoute, warnings or progress.',
      query: demoListQuery.omit({ q: true }),
      answers: ok(vehicleList),
    },
    {
      method: 'get',
      path: '/dashboard/analytics/projects',
      summary: 'By project, leader or progress; beyond the last page it is page 1 again.',
      query: demoListQuery,
      answers: ok(analyticsProjectList),
    },
    {
      method: 'get',
      path: '/pages/datatable',
      summary: 'The newest sales, at most 500.',
      answers: ok(salesDetailList),
    },
    {
      method: 'get',
      path: '/pages/faq',
      summary: 'The groups with the questions that hold the words.',
      isPublic: true,
      query: faqQuery,
      answers: ok(faqGroupList),
    },
    {
      method: 'get',
      path: '/pages/help-center',
      summary: 'Topics, popular articles, and what to read next.',
      isPublic: true,
      answers: ok(helpCenter),
    },
    {
      method: 'get',
      path: '/pages/help-center/article',
      summary: 'The article named, or the first popular one.',
      isPublic: true,
      query: helpArticleQuery,
      answers: ok(helpArticle),
      refuses: ['not_found'],
    },
  ],
}
